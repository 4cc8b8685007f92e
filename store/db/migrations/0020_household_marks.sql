CREATE TABLE "household_mark" (
	"kind" text NOT NULL,
	"hash" "bytea" NOT NULL,
	"order_id" text NOT NULL,
	"held_until" timestamp with time zone,
	CONSTRAINT "household_mark_kind_hash_pk" PRIMARY KEY("kind","hash")
);
--> statement-breakpoint
CREATE INDEX "household_mark_order" ON "household_mark" USING btree ("order_id");--> statement-breakpoint
INSERT INTO "setting" ("key", "value") VALUES ('household_key', to_jsonb(gen_random_uuid()::text || gen_random_uuid()::text));
