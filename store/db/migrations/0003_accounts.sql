CREATE TABLE "muted_occasion" (
	"user_id" uuid NOT NULL,
	"occasion" text NOT NULL,
	CONSTRAINT "muted_occasion_user_id_occasion_pk" PRIMARY KEY("user_id","occasion")
);
--> statement-breakpoint
CREATE TABLE "user_event" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"occasion" text NOT NULL,
	"title" text NOT NULL,
	"date" date,
	"recipient_name" text,
	"lead_days" smallint NOT NULL,
	"muted" boolean NOT NULL,
	"remind_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_event_lead" CHECK ("user_event"."lead_days" between 0 and 60)
);
--> statement-breakpoint
CREATE TABLE "favorite" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "favorite_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"session_id" uuid,
	"user_id" uuid,
	"product_id" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favorite_session_product" UNIQUE("session_id","product_id"),
	CONSTRAINT "favorite_user_product" UNIQUE("user_id","product_id"),
	CONSTRAINT "favorite_owner" CHECK (num_nonnulls("favorite"."session_id", "favorite"."user_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "bonus_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bonus_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"amount" integer NOT NULL,
	"balance" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "bonus_entry_once" UNIQUE("user_id","kind","reference"),
	CONSTRAINT "bonus_entry_balance" CHECK ("bonus_entry"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "promo_code" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"title" text NOT NULL,
	"minimum" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"limit_per_user" integer,
	"limit_total" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"app_only" boolean DEFAULT false NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promo_code_value" CHECK ("promo_code"."value" >= 0 and ("promo_code"."kind" <> 'percent' or "promo_code"."value" <= 100)),
	CONSTRAINT "promo_code_uses" CHECK ("promo_code"."limit_total" is null or "promo_code"."uses" <= "promo_code"."limit_total")
);
--> statement-breakpoint
CREATE TABLE "promo_code_use" (
	"order_id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"user_id" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"dedupe_key" text,
	"channel" text NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"unsubscribe_url" text,
	"user_id" uuid,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	CONSTRAINT "message_dedupe_key_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_subscription" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"variant_id" integer NOT NULL,
	"every_weeks" smallint NOT NULL,
	"window_id" integer NOT NULL,
	"price" integer NOT NULL,
	"shipping_address" jsonb NOT NULL,
	"recipient" jsonb NOT NULL,
	"next_delivery_on" date,
	"paused_until" date,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "delivery_subscription_rhythm" CHECK ("delivery_subscription"."every_weeks" between 1 and 12)
);
--> statement-breakpoint
CREATE TABLE "auth_token" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "code_count" (
	"day" date NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "code_count_day_key_pk" PRIMARY KEY("day","key")
);
--> statement-breakpoint
CREATE TABLE "notification_setting" (
	"user_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"channel" text NOT NULL,
	"enabled" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_setting_user_id_topic_channel_pk" PRIMARY KEY("user_id","topic","channel")
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text,
	"gender" text,
	"email" text,
	"email_verified" boolean DEFAULT false NOT NULL,
	"phone" text,
	"phone_verified" boolean DEFAULT false NOT NULL,
	"registered_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verification_code" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "verification_code_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"session_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"destination_hash" "bytea" NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "verification_code_tries" CHECK ("verification_code"."tries" between 0 and 5)
);
--> statement-breakpoint
ALTER TABLE "cart" ALTER COLUMN "session_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "lines" jsonb;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "erase_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "refund_requested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "muted_occasion" ADD CONSTRAINT "muted_occasion_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_event" ADD CONSTRAINT "user_event_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite" ADD CONSTRAINT "favorite_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite" ADD CONSTRAINT "favorite_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite" ADD CONSTRAINT "favorite_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_entry" ADD CONSTRAINT "bonus_entry_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_code" ADD CONSTRAINT "promo_code_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_code_use" ADD CONSTRAINT "promo_code_use_code_promo_code_code_fk" FOREIGN KEY ("code") REFERENCES "public"."promo_code"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_code_use" ADD CONSTRAINT "promo_code_use_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_subscription" ADD CONSTRAINT "delivery_subscription_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_subscription" ADD CONSTRAINT "delivery_subscription_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_subscription" ADD CONSTRAINT "delivery_subscription_window_id_delivery_window_id_fk" FOREIGN KEY ("window_id") REFERENCES "public"."delivery_window"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_token" ADD CONSTRAINT "auth_token_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_setting" ADD CONSTRAINT "notification_setting_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_event_user" ON "user_event" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_event_due" ON "user_event" USING btree ("remind_at");--> statement-breakpoint
CREATE INDEX "bonus_entry_user" ON "bonus_entry" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "promo_code_user" ON "promo_code" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "promo_code_use_user" ON "promo_code_use" USING btree ("user_id","code");--> statement-breakpoint
CREATE INDEX "message_waiting" ON "message" USING btree ("created_at") WHERE "message"."sent_at" is null and "message"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "message_sent" ON "message" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "message_failed" ON "message" USING btree ("failed_at") WHERE "message"."failed_at" is not null;--> statement-breakpoint
CREATE INDEX "message_to" ON "message" USING btree ("to","created_at");--> statement-breakpoint
CREATE INDEX "message_user" ON "message" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "delivery_subscription_user" ON "delivery_subscription" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "delivery_subscription_next" ON "delivery_subscription" USING btree ("next_delivery_on");--> statement-breakpoint
CREATE INDEX "auth_token_user" ON "auth_token" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_token_expiry" ON "auth_token" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "user_email" ON "user" USING btree ("email") WHERE "user"."email_verified";--> statement-breakpoint
CREATE UNIQUE INDEX "user_phone" ON "user" USING btree ("phone") WHERE "user"."phone_verified";--> statement-breakpoint
CREATE INDEX "verification_code_destination" ON "verification_code" USING btree ("destination_hash","id");--> statement-breakpoint
CREATE INDEX "verification_code_expiry" ON "verification_code" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "slot_hold_lapsed" ON "slot_hold" USING btree ("held_until");--> statement-breakpoint
CREATE INDEX "idempotency_key_age" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_user" ON "order" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "order_erase" ON "order" USING btree ("erase_at") WHERE "order"."erase_at" is not null;--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_user_id_unique" UNIQUE("user_id");--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_owner" CHECK (num_nonnulls("cart"."session_id", "cart"."user_id") = 1);