CREATE TABLE "sandbox_charge" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_charge_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ref" text NOT NULL,
	"amount" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_payment" (
	"ref" text PRIMARY KEY NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"message" text,
	"refunded" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sandbox_payment_refunded" CHECK ("sandbox_payment"."refunded" between 0 and "sandbox_payment"."amount")
);
--> statement-breakpoint
CREATE TABLE "sandbox_webhook" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_webhook_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"body" jsonb NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment" DROP CONSTRAINT "payment_order_id_unique";--> statement-breakpoint
ALTER TABLE "payment" ALTER COLUMN "client_secret" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "promo" jsonb;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "used_bonuses" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "reserved_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_transition" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "provider_ref" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "capture_ref" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "check_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "refunded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "promo_code" text;--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "bonus_percent" smallint;--> statement-breakpoint
ALTER TABLE "sandbox_charge" ADD CONSTRAINT "sandbox_charge_ref_sandbox_payment_ref_fk" FOREIGN KEY ("ref") REFERENCES "public"."sandbox_payment"("ref") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sandbox_charge_ref" ON "sandbox_charge" USING btree ("ref");--> statement-breakpoint
CREATE INDEX "sandbox_webhook_due" ON "sandbox_webhook" USING btree ("due_at");--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_promo_code_promo_code_code_fk" FOREIGN KEY ("promo_code") REFERENCES "public"."promo_code"("code") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_reserved" ON "order" USING btree ("reserved_until") WHERE "order"."reserved_until" is not null;--> statement-breakpoint
CREATE INDEX "order_contact_email" ON "order" USING btree (lower("contact" ->> 'email'));--> statement-breakpoint
CREATE INDEX "order_transition_untold" ON "order_transition" USING btree ("id") WHERE "order_transition"."told_at" is null;--> statement-breakpoint
CREATE INDEX "payment_check" ON "payment" USING btree ("check_at") WHERE "payment"."check_at" is not null;--> statement-breakpoint
CREATE INDEX "cart_promo_code" ON "cart" USING btree ("promo_code");--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_method" UNIQUE("order_id","method");--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_provider_ref" UNIQUE("provider","provider_ref");--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_one_offer" CHECK ("order"."promo" is null or "order"."used_bonuses" = 0);--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_used_bonuses" CHECK ("order"."used_bonuses" >= 0);--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_one_offer" CHECK ("cart"."promo_code" is null or "cart"."bonus_percent" is null);--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_bonus_percent" CHECK ("cart"."bonus_percent" between 1 and 90);--> statement-breakpoint
UPDATE "order_transition" SET "told_at" = "at";--> statement-breakpoint
INSERT INTO "sandbox_payment" ("ref", "amount", "state", "message") SELECT "id", "amount", "state", "message" FROM "payment" WHERE "provider" = 'sandbox';--> statement-breakpoint
UPDATE "payment" SET "provider_ref" = "id", "check_at" = "refund_requested_at" WHERE "provider" = 'sandbox';
