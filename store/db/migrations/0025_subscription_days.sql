ALTER TABLE "delivery_subscription" ADD COLUMN "moved_to" date;--> statement-breakpoint
ALTER TABLE "delivery_subscription" ADD COLUMN "announced_for" date;--> statement-breakpoint
-- What was announced before this is charged as it was.
UPDATE "delivery_subscription" SET "announced_for" = "next_delivery_on" WHERE "state" = 'active' AND "notice_at" IS NULL;
