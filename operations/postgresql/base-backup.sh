#!/bin/sh
# Takes a base backup of the PostgreSQL of this machine, and tells Prometheus' node_exporter when that succeeded
# (docs/runbook.md, "Backing up and restoring"). Ends with another code than 0, and tells nothing, when anything fails.
#
#   base-backup.sh <folder of the backups, with the archive of the log in wal/> <folder of node_exporter's textfile collector>
set -eu
backups=$1
textfiles=$2
backup="$backups/base-$(date -u +%FT%H%M%SZ)"
told="$textfiles/larkspur-base-backup.prom"

# pg_basebackup would make the folder, on this machine's own disk, when that of the other machine is not mounted.
if [ ! -d "$backups/wal" ]; then
  echo "$backups/wal is not there" >&2
  exit 1
fi
# Without the log a base backup is worth nothing, and pg_basebackup would not say so.
if [ "$(psql --no-psqlrc --tuples-only --no-align --command='show archive_mode' postgres)" = off ]; then
  echo 'archive_mode is off: there is no log to go with a base backup' >&2
  exit 1
fi
# What is not whole never has the name of a backup.
trap 'rm -rf "$backup.partial" "$told.partial"' EXIT
# Waits until the archive has the log that belongs to it.
pg_basebackup --pgdata="$backup.partial" --checkpoint=fast --wal-method=none
mv "$backup.partial" "$backup"

cat > "$told.partial" <<METRIC
# HELP larkspur_base_backup_timestamp_seconds When the last base backup of the database that succeeded ended.
# TYPE larkspur_base_backup_timestamp_seconds gauge
larkspur_base_backup_timestamp_seconds $(date +%s)
METRIC
chmod 644 "$told.partial"
mv "$told.partial" "$told"
