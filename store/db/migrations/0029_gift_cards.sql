CREATE TABLE "cart_gift_card" (
	"position" serial NOT NULL,
	"cart_id" uuid NOT NULL,
	"card_id" uuid NOT NULL,
	CONSTRAINT "cart_gift_card_cart_id_card_id_pk" PRIMARY KEY("cart_id","card_id")
);
--> statement-breakpoint
CREATE TABLE "gift_card" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" text NOT NULL,
	"place" smallint NOT NULL,
	"nonce" text NOT NULL,
	"code_hash" "bytea",
	"last4" text,
	"amount" integer NOT NULL,
	"sent_by" text NOT NULL,
	"title" text NOT NULL,
	"image" jsonb NOT NULL,
	"recipient_name" text,
	"recipient_email" text,
	"sender" text,
	"message" text,
	"send_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"printed_at" timestamp with time zone,
	"lost_told_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"expired_at" timestamp with time zone,
	"voided_at" timestamp with time zone,
	"forget" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_card_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "gift_card_place" UNIQUE("order_id","place"),
	CONSTRAINT "gift_card_amount" CHECK ("gift_card"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "gift_card_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gift_card_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"card_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"amount" integer NOT NULL,
	"balance" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_card_entry_once" UNIQUE("card_id","kind","reference"),
	CONSTRAINT "gift_card_entry_balance" CHECK ("gift_card_entry"."balance" >= 0)
);
--> statement-breakpoint
ALTER TABLE "part_refund" ALTER COLUMN "payment_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "gift_card_by" text;--> statement-breakpoint
-- What is in the shop already: one of its gift cards goes by e-mail, whatever else there is is on paper.
UPDATE "product" SET "gift_card_by" = CASE WHEN "real_id" = 'LK-006002' THEN 'email' ELSE 'paper' END WHERE "kind" = 'gift-card';--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "gift_cards" jsonb;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "gift_card_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "part_refund" ADD COLUMN "order_id" text;--> statement-breakpoint
ALTER TABLE "cart_line" ADD COLUMN "gift_card" jsonb;--> statement-breakpoint
ALTER TABLE "cart_gift_card" ADD CONSTRAINT "cart_gift_card_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_gift_card" ADD CONSTRAINT "cart_gift_card_card_id_gift_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."gift_card"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card" ADD CONSTRAINT "gift_card_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_entry" ADD CONSTRAINT "gift_card_entry_card_id_gift_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."gift_card"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_gift_card_card" ON "cart_gift_card" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "gift_card_without_code" ON "gift_card" USING btree ("created_at") WHERE "gift_card"."code_hash" is null;--> statement-breakpoint
CREATE INDEX "gift_card_to_send" ON "gift_card" USING btree ("send_at") WHERE "gift_card"."sent_at" is null and "gift_card"."voided_at" is null;--> statement-breakpoint
CREATE INDEX "gift_card_sent" ON "gift_card" USING btree ("sent_at") WHERE "gift_card"."lost_told_at" is null;--> statement-breakpoint
CREATE INDEX "gift_card_expiry" ON "gift_card" USING btree ("expires_at") WHERE "gift_card"."expired_at" is null and "gift_card"."voided_at" is null;--> statement-breakpoint
CREATE INDEX "gift_card_entry_card" ON "gift_card_entry" USING btree ("card_id","id");--> statement-breakpoint
ALTER TABLE "part_refund" ADD CONSTRAINT "part_refund_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "part_refund_order" ON "part_refund" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_gift_card_by" CHECK ("product"."gift_card_by" in ('email', 'paper'));--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_gift_card_way" CHECK (("product"."kind" = 'gift-card') = ("product"."gift_card_by" is not null));--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_gift_card_amount" CHECK ("order"."gift_card_amount" between 0 and coalesce("order"."total_cost", 0));--> statement-breakpoint
ALTER TABLE "part_refund" ADD CONSTRAINT "part_refund_one" CHECK (num_nonnulls("part_refund"."payment_id", "part_refund"."order_id") = 1);--> statement-breakpoint
-- Words of the shop that say how gift cards work, where they are as the shop has written them; what an editor made of them stays.
UPDATE "content" SET "value" = "value" || '[{"topic": "payment", "question": "How do gift cards work?", "answer": "A gift card is worth what it cost for 24 months. By e-mail it goes out at the hour you choose, without a delivery; on paper it comes with the courier. Type its code in below the total: it pays for everything but gift cards, the delivery too, and what is not spent stays on it. Until some of it is spent, you can have your money back."}]'::jsonb
	WHERE "key" = 'faq' AND jsonb_typeof("value") = 'array' AND NOT "value" @> '[{"question": "How do gift cards work?"}]';--> statement-breakpoint
UPDATE "page" SET "blocks" = replace("blocks"::text, 'In the field beside the total. A promo code and bonuses cannot be used in the same order.', 'In the fields below the total. A promo code and bonuses cannot be used in the same order; gift cards, up to five of them, can be used beside either.')::jsonb
	WHERE "slug" = 'payment-info';--> statement-breakpoint
UPDATE "content" SET "value" = replace("value"::text, '{"href": "/payment-info", "title": "Payment"}', '{"href": "/payment-info", "title": "Payment"}, {"href": "/gift-card", "title": "Your gift card"}')::jsonb
	WHERE "key" = 'footer' AND "value"::text NOT LIKE '%"/gift-card"%';
