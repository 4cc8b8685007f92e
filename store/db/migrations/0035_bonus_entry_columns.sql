ALTER TABLE "bonus_entry" ADD COLUMN "order_id" text;--> statement-breakpoint
ALTER TABLE "bonus_entry" ADD COLUMN "sequence" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "bonus_entry" ADD COLUMN "for_part" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bonus_entry" ADD COLUMN "action" text;--> statement-breakpoint
UPDATE "bonus_entry" SET "action" = "reference" WHERE "kind" = 'target_action';--> statement-breakpoint
UPDATE "bonus_entry" SET
  "order_id" = "order"."id",
  "for_part" = "reference" LIKE '%/part-%',
  "sequence" = coalesce(substring("reference" from '[0-9]+$')::integer, 1)
FROM "order"
WHERE "order"."id" = split_part("reference", '/', 1) AND "reference" LIKE '%/%' AND "kind" <> 'target_action' AND "kind" <> 'gift';--> statement-breakpoint
UPDATE "bonus_entry" SET "order_id" = "order"."id"
FROM "order"
WHERE "order"."id" = "reference" AND "kind" <> 'target_action' AND "kind" <> 'gift';--> statement-breakpoint
ALTER TABLE "bonus_entry" ADD CONSTRAINT "bonus_entry_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bonus_entry_of_order" ON "bonus_entry" USING btree ("user_id","kind","order_id","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "bonus_entry_reward" ON "bonus_entry" USING btree ("user_id","action");--> statement-breakpoint
CREATE INDEX "bonus_entry_order" ON "bonus_entry" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "bonus_entry" ADD CONSTRAINT "bonus_entry_action" CHECK (("bonus_entry"."kind" = 'target_action') = ("bonus_entry"."action" is not null));