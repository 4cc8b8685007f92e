CREATE TABLE "sandbox_card" (
	"token" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"expiry" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_period" (
	"subscription_id" text NOT NULL,
	"delivery_on" date NOT NULL,
	"order_id" text NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"charge_at" timestamp with time zone,
	"gave_up" boolean DEFAULT false NOT NULL,
	CONSTRAINT "subscription_period_subscription_id_delivery_on_pk" PRIMARY KEY("subscription_id","delivery_on"),
	CONSTRAINT "subscription_period_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "type" text DEFAULT 'default' NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "subscription" jsonb;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "tell_failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_payment" ADD COLUMN "keep" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_payment" ADD COLUMN "card" text;--> statement-breakpoint
ALTER TABLE "delivery_subscription" ADD COLUMN "quantity" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_subscription" ADD COLUMN "contact" jsonb;--> statement-breakpoint
ALTER TABLE "delivery_subscription" ADD COLUMN "charged_to" jsonb;--> statement-breakpoint
ALTER TABLE "delivery_subscription" ADD COLUMN "notice_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "delivery_subscription" ADD COLUMN "renew_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "remind_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cart_line" ADD COLUMN "comes_again" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription_period" ADD CONSTRAINT "subscription_period_subscription_id_delivery_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."delivery_subscription"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_period" ADD CONSTRAINT "subscription_period_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscription_period_charge" ON "subscription_period" USING btree ("charge_at") WHERE "subscription_period"."charge_at" is not null;--> statement-breakpoint
ALTER TABLE "sandbox_payment" ADD CONSTRAINT "sandbox_payment_card_sandbox_card_token_fk" FOREIGN KEY ("card") REFERENCES "public"."sandbox_card"("token") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_tell_failed" ON "payment" USING btree ("tell_failed_at") WHERE "payment"."tell_failed_at" is not null;--> statement-breakpoint
CREATE INDEX "delivery_subscription_notice" ON "delivery_subscription" USING btree ("notice_at") WHERE "delivery_subscription"."notice_at" is not null;--> statement-breakpoint
CREATE INDEX "delivery_subscription_renew" ON "delivery_subscription" USING btree ("renew_at") WHERE "delivery_subscription"."renew_at" is not null;--> statement-breakpoint
CREATE INDEX "cart_remind" ON "cart" USING btree ("remind_at") WHERE "cart"."remind_at" is not null;--> statement-breakpoint
ALTER TABLE "delivery_subscription" ADD CONSTRAINT "delivery_subscription_quantity" CHECK ("delivery_subscription"."quantity" between 1 and 99);