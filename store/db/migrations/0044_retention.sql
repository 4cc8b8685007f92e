ALTER TABLE "user" ADD COLUMN "last_used_on" date DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "erasure_notice_on" date;--> statement-breakpoint
CREATE INDEX "gift_card_words" ON "gift_card" USING btree (coalesce("sent_at", "printed_at")) WHERE "gift_card"."message" is not null;--> statement-breakpoint
CREATE INDEX "gift_card_details" ON "gift_card" USING btree (coalesce("voided_at", "expired_at")) WHERE num_nonnulls("gift_card"."recipient_name", "gift_card"."recipient_email", "gift_card"."sender", "gift_card"."message") > 0;--> statement-breakpoint
CREATE INDEX "user_unused" ON "user" USING btree ("last_used_on") WHERE "user"."erasure_notice_on" is null;--> statement-breakpoint
CREATE INDEX "user_erasure_notice" ON "user" USING btree ("erasure_notice_on") WHERE "user"."erasure_notice_on" is not null;