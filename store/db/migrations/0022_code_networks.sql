ALTER TABLE "verification_code" ADD COLUMN "network_hash" "bytea";--> statement-breakpoint
CREATE INDEX "verification_code_network" ON "verification_code" USING btree ("network_hash","id");