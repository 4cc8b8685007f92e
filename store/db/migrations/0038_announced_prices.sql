ALTER TABLE "delivery_subscription" ADD COLUMN "announced_price" integer;--> statement-breakpoint
ALTER TABLE "delivery_subscription" ADD COLUMN "announced_delivery_price" integer;--> statement-breakpoint
-- What is announced already was announced at the price of that day.
UPDATE "delivery_subscription" SET "announced_price" = "delivery_subscription"."price", "announced_delivery_price" = "delivery_window"."price"
FROM "delivery_window" WHERE "delivery_window"."id" = "window_id" AND "announced_for" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_subscription" ADD CONSTRAINT "delivery_subscription_announced" CHECK (num_nulls("delivery_subscription"."announced_for", "delivery_subscription"."announced_price", "delivery_subscription"."announced_delivery_price") in (0, 3));