ALTER TABLE "slot_hold" DROP CONSTRAINT "slot_hold_order_id_order_id_fk";
--> statement-breakpoint
ALTER TABLE "bonus_entry" DROP CONSTRAINT "bonus_entry_user_id_user_id_fk";
--> statement-breakpoint
ALTER TABLE "promo_code" DROP CONSTRAINT "promo_code_user_id_user_id_fk";
--> statement-breakpoint
ALTER TABLE "promo_code_use" DROP CONSTRAINT "promo_code_use_code_promo_code_code_fk";
--> statement-breakpoint
ALTER TABLE "order_photo" DROP CONSTRAINT "order_photo_order_id_order_id_fk";
--> statement-breakpoint
ALTER TABLE "order_transition" DROP CONSTRAINT "order_transition_order_id_order_id_fk";
--> statement-breakpoint
ALTER TABLE "part_refund" DROP CONSTRAINT "part_refund_payment_id_payment_id_fk";
--> statement-breakpoint
ALTER TABLE "payment" DROP CONSTRAINT "payment_order_id_order_id_fk";
--> statement-breakpoint
ALTER TABLE "delivery_subscription" DROP CONSTRAINT "delivery_subscription_user_id_user_id_fk";
--> statement-breakpoint
ALTER TABLE "delivery_subscription" DROP CONSTRAINT "delivery_subscription_variant_id_variant_id_fk";
--> statement-breakpoint
ALTER TABLE "delivery_subscription" DROP CONSTRAINT "delivery_subscription_window_id_delivery_window_id_fk";
--> statement-breakpoint
ALTER TABLE "subscription_period" DROP CONSTRAINT "subscription_period_subscription_id_delivery_subscription_id_fk";
--> statement-breakpoint
ALTER TABLE "subscription_period" DROP CONSTRAINT "subscription_period_order_id_order_id_fk";
--> statement-breakpoint
ALTER TABLE "notification_setting" DROP CONSTRAINT "notification_setting_user_id_user_id_fk";
--> statement-breakpoint
ALTER TABLE "delivery_subscription" ALTER COLUMN "variant_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "slot_hold" ADD CONSTRAINT "slot_hold_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_entry" ADD CONSTRAINT "bonus_entry_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_code" ADD CONSTRAINT "promo_code_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_code_use" ADD CONSTRAINT "promo_code_use_code_promo_code_code_fk" FOREIGN KEY ("code") REFERENCES "public"."promo_code"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_photo" ADD CONSTRAINT "order_photo_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_transition" ADD CONSTRAINT "order_transition_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_refund" ADD CONSTRAINT "part_refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_subscription" ADD CONSTRAINT "delivery_subscription_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_subscription" ADD CONSTRAINT "delivery_subscription_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_subscription" ADD CONSTRAINT "delivery_subscription_window_id_delivery_window_id_fk" FOREIGN KEY ("window_id") REFERENCES "public"."delivery_window"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_period" ADD CONSTRAINT "subscription_period_subscription_id_delivery_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."delivery_subscription"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_period" ADD CONSTRAINT "subscription_period_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_setting" ADD CONSTRAINT "notification_setting_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_subscription" ADD CONSTRAINT "delivery_subscription_flowers" CHECK ("delivery_subscription"."variant_id" is not null or "delivery_subscription"."state" = 'cancelled');