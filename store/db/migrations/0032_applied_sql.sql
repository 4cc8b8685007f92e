CREATE TABLE "applied_sql" (
	"name" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL
);
