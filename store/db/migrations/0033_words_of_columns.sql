ALTER TABLE "collection" ADD CONSTRAINT "collection_type" CHECK ("collection"."type" in ('category', 'filter'));--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_kind" CHECK ("product"."kind" in ('constructor', 'bouquet', 'roses', 'letterbox', 'gift', 'card', 'gift-card', 'gift-box', 'plant'));--> statement-breakpoint
ALTER TABLE "variant" ADD CONSTRAINT "variant_length" CHECK ("variant"."length" in ('short', 'long'));--> statement-breakpoint
ALTER TABLE "variant" ADD CONSTRAINT "variant_size" CHECK ("variant"."size" in ('small', 'medium', 'large', 'grand'));--> statement-breakpoint
ALTER TABLE "city" ADD CONSTRAINT "city_zone" CHECK ("city"."zone" in ('london', 'uk'));--> statement-breakpoint
ALTER TABLE "delivery_window" ADD CONSTRAINT "delivery_window_zone" CHECK ("delivery_window"."zone" in ('london', 'uk'));--> statement-breakpoint
ALTER TABLE "gift_card" ADD CONSTRAINT "gift_card_sent_by" CHECK ("gift_card"."sent_by" in ('email', 'paper'));--> statement-breakpoint
ALTER TABLE "gift_card_entry" ADD CONSTRAINT "gift_card_entry_kind" CHECK ("gift_card_entry"."kind" in ('issued', 'spent', 'returned', 'voided', 'expired'));--> statement-breakpoint
ALTER TABLE "household_mark" ADD CONSTRAINT "household_mark_kind" CHECK ("household_mark"."kind" in ('email', 'phone', 'address', 'card'));--> statement-breakpoint
ALTER TABLE "important_date" ADD CONSTRAINT "important_date_occasion" CHECK ("important_date"."occasion" in ('birthday', 'special_anniversary', 'valentines_day', 'mothers_day', 'wedding_day', 'own'));--> statement-breakpoint
ALTER TABLE "muted_occasion" ADD CONSTRAINT "muted_occasion_occasion" CHECK ("muted_occasion"."occasion" in ('birthday', 'special_anniversary', 'valentines_day', 'mothers_day', 'wedding_day', 'own'));--> statement-breakpoint
ALTER TABLE "bonus_entry" ADD CONSTRAINT "bonus_entry_kind" CHECK ("bonus_entry"."kind" in ('order', 'order_taken_back', 'spent', 'spent_returned', 'target_action', 'gift'));--> statement-breakpoint
ALTER TABLE "promo_code" ADD CONSTRAINT "promo_code_kind" CHECK ("promo_code"."kind" in ('percent', 'fixed', 'free_delivery'));--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_channel" CHECK ("message"."channel" in ('email', 'sms', 'whatsapp'));--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_type" CHECK ("order"."type" in ('default', 'subscription'));--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_state" CHECK ("order"."state" in ('draft', 'awaiting_payment', 'paid', 'preparing', 'on_its_way', 'delivered', 'cancelled', 'refunded'));--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_substitution" CHECK ("order"."substitution" in ('allow', 'ask', 'refund'));--> statement-breakpoint
ALTER TABLE "order_photo" ADD CONSTRAINT "order_photo_by" CHECK ("order_photo"."photographer" in ('florist', 'courier'));--> statement-breakpoint
ALTER TABLE "order_transition" ADD CONSTRAINT "order_transition_state" CHECK ("order_transition"."state" in ('draft', 'awaiting_payment', 'paid', 'preparing', 'on_its_way', 'delivered', 'cancelled', 'refunded'));--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_method" CHECK ("payment"."method" in ('stripe', 'paypal', 'revolut'));--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_provider" CHECK ("payment"."provider" in ('sandbox', 'stripe', 'paypal', 'revolut'));--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_state" CHECK ("payment"."state" in ('requires_payment', 'requires_action', 'processing', 'succeeded', 'failed', 'refunded'));--> statement-breakpoint
ALTER TABLE "recipient_link" ADD CONSTRAINT "recipient_link_channel" CHECK ("recipient_link"."channel" in ('sms', 'email'));--> statement-breakpoint
ALTER TABLE "sandbox_payment" ADD CONSTRAINT "sandbox_payment_state" CHECK ("sandbox_payment"."state" in ('requires_payment', 'requires_action', 'processing', 'succeeded', 'failed', 'refunded'));--> statement-breakpoint
ALTER TABLE "facet_value" ADD CONSTRAINT "facet_value_facet" CHECK ("facet_value"."facet" in ('colour', 'stem', 'size', 'occasion', 'recipient', 'same_day', 'price'));--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_kind" CHECK ("cart_line"."kind" in ('variant', 'constructor', 'combo'));--> statement-breakpoint
ALTER TABLE "delivery_subscription" ADD CONSTRAINT "delivery_subscription_state" CHECK ("delivery_subscription"."state" in ('active', 'paused', 'cancelled'));--> statement-breakpoint
ALTER TABLE "notification_setting" ADD CONSTRAINT "notification_setting_topic" CHECK ("notification_setting"."topic" in ('orders', 'reminders', 'offers'));--> statement-breakpoint
ALTER TABLE "notification_setting" ADD CONSTRAINT "notification_setting_channel" CHECK ("notification_setting"."channel" in ('email', 'sms', 'whatsapp'));--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "user_gender" CHECK ("user"."gender" in ('female', 'male', 'DO_NOT_SPECIFY'));--> statement-breakpoint
ALTER TABLE "verification_code" ADD CONSTRAINT "verification_code_purpose" CHECK ("verification_code"."purpose" in ('sign_in', 'contact', 'erase'));