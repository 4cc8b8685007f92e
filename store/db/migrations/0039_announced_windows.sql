ALTER TABLE "delivery_subscription" ADD COLUMN "moved_window_id" integer;--> statement-breakpoint
ALTER TABLE "subscription_period" ADD COLUMN "announced_for" date;--> statement-breakpoint
ALTER TABLE "subscription_period" ADD COLUMN "announced_window_id" integer;--> statement-breakpoint
ALTER TABLE "delivery_subscription" ADD CONSTRAINT "delivery_subscription_moved_window_id_delivery_window_id_fk" FOREIGN KEY ("moved_window_id") REFERENCES "public"."delivery_window"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_period" ADD CONSTRAINT "subscription_period_announced_window_id_delivery_window_id_fk" FOREIGN KEY ("announced_window_id") REFERENCES "public"."delivery_window"("id") ON DELETE no action ON UPDATE no action;