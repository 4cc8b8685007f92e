CREATE TABLE "cart" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"real_id" text NOT NULL,
	"session_id" uuid NOT NULL,
	"with_subscription" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_real_id_unique" UNIQUE("real_id"),
	CONSTRAINT "cart_session_id_unique" UNIQUE("session_id")
);
--> statement-breakpoint
CREATE TABLE "cart_line" (
	"id" serial PRIMARY KEY NOT NULL,
	"cart_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"product_id" integer,
	"variant_id" integer,
	"combo_id" integer,
	"bouquet" jsonb,
	"position_slug" text NOT NULL,
	"quantity" integer NOT NULL,
	"gift_card_text" text,
	CONSTRAINT "cart_line_position" UNIQUE NULLS NOT DISTINCT("cart_id","product_id","position_slug"),
	CONSTRAINT "cart_line_quantity" CHECK ("cart_line"."quantity" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "city" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"county" text NOT NULL,
	"zone" text NOT NULL,
	"postcode_areas" jsonb NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "client_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"level" text NOT NULL,
	"message" text NOT NULL,
	"path" text NOT NULL,
	"stack" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collection" (
	"id" serial PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"heading" text NOT NULL,
	"prefix" text NOT NULL,
	"description" text NOT NULL,
	"meta_title" text NOT NULL,
	"meta_description" text NOT NULL,
	"icon" text NOT NULL,
	"parent_slug" text,
	"in_menu" boolean NOT NULL,
	"position" integer NOT NULL,
	"product_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "collection_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "collection_product" (
	"collection_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"popularity" integer NOT NULL,
	"price" integer NOT NULL,
	"created_on" date NOT NULL,
	CONSTRAINT "collection_product_collection_id_product_id_pk" PRIMARY KEY("collection_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "combo" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"product_id" integer NOT NULL,
	"variant_ids" jsonb NOT NULL,
	"discount_percent" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_window" (
	"id" serial PRIMARY KEY NOT NULL,
	"zone" text NOT NULL,
	"starts_at" text NOT NULL,
	"ends_at" text NOT NULL,
	"price" integer NOT NULL,
	"capacity" integer NOT NULL,
	"cut_off_days" smallint NOT NULL,
	"cut_off_time" text NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "district" (
	"city_slug" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"outward_codes" jsonb NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "district_city_slug_slug_pk" PRIMARY KEY("city_slug","slug")
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"session_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_key_session_id_key_pk" PRIMARY KEY("session_id","key")
);
--> statement-breakpoint
CREATE TABLE "order" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" uuid,
	"state" text NOT NULL,
	"shipping_address" jsonb,
	"recipient" jsonb,
	"contact" jsonb,
	"positions" jsonb,
	"positions_cost" integer,
	"delivery_amount" integer,
	"service_fee" integer,
	"discount" integer,
	"total_cost" integer,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_total" CHECK ("order"."total_cost" is null or "order"."total_cost" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_transition" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_transition_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"method" text NOT NULL,
	"provider" text NOT NULL,
	"client_secret" text NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"message" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "payment_amount" CHECK ("payment"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "picture" (
	"real_id" text NOT NULL,
	"name" text NOT NULL,
	"drawing" jsonb NOT NULL,
	"alt" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "picture_real_id_name_pk" PRIMARY KEY("real_id","name")
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" serial PRIMARY KEY NOT NULL,
	"real_id" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"description" text NOT NULL,
	"care" jsonb NOT NULL,
	"contains" jsonb NOT NULL,
	"popularity" integer NOT NULL,
	"created_on" date NOT NULL,
	"same_day" boolean NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"price" integer NOT NULL,
	"old_price" integer,
	"default_variant" text NOT NULL,
	"variant_count" smallint NOT NULL,
	"image_name" text NOT NULL,
	"image_alt" text NOT NULL,
	"rating_total" integer DEFAULT 0 NOT NULL,
	"review_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_real_id_unique" UNIQUE("real_id"),
	CONSTRAINT "product_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer,
	"author" text NOT NULL,
	"city" text NOT NULL,
	"rating" smallint NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"published_on" date NOT NULL,
	CONSTRAINT "review_rating" CHECK ("review"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "seed_run" (
	"id" integer PRIMARY KEY NOT NULL,
	"products" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "slot" (
	"window_id" integer NOT NULL,
	"date" date NOT NULL,
	"capacity" integer NOT NULL,
	"closed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "slot_window_id_date_pk" PRIMARY KEY("window_id","date")
);
--> statement-breakpoint
CREATE TABLE "slot_hold" (
	"order_id" text PRIMARY KEY NOT NULL,
	"window_id" integer NOT NULL,
	"date" date NOT NULL,
	"held_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "variant" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"length" text,
	"size" text,
	"colour" text,
	"count" integer,
	"price" integer NOT NULL,
	"old_price" integer,
	"stems" jsonb NOT NULL,
	"image_name" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "variant_product_slug" UNIQUE("product_id","slug"),
	CONSTRAINT "variant_price" CHECK ("variant"."price" >= 0)
);
--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_combo_id_combo_id_fk" FOREIGN KEY ("combo_id") REFERENCES "public"."combo"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_product" ADD CONSTRAINT "collection_product_collection_id_collection_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collection"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_product" ADD CONSTRAINT "collection_product_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "combo" ADD CONSTRAINT "combo_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "district" ADD CONSTRAINT "district_city_slug_city_slug_fk" FOREIGN KEY ("city_slug") REFERENCES "public"."city"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_transition" ADD CONSTRAINT "order_transition_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot" ADD CONSTRAINT "slot_window_id_delivery_window_id_fk" FOREIGN KEY ("window_id") REFERENCES "public"."delivery_window"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_hold" ADD CONSTRAINT "slot_hold_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant" ADD CONSTRAINT "variant_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collection_parent" ON "collection" USING btree ("parent_slug","position");--> statement-breakpoint
CREATE INDEX "collection_product_popularity" ON "collection_product" USING btree ("collection_id","popularity","product_id");--> statement-breakpoint
CREATE INDEX "collection_product_price" ON "collection_product" USING btree ("collection_id","price","product_id");--> statement-breakpoint
CREATE INDEX "collection_product_newest" ON "collection_product" USING btree ("collection_id","created_on","product_id");--> statement-breakpoint
CREATE INDEX "collection_product_product" ON "collection_product" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "combo_product" ON "combo" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "order_session" ON "order" USING btree ("session_id","created_at");--> statement-breakpoint
CREATE INDEX "order_transition_order" ON "order_transition" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "review_product" ON "review" USING btree ("product_id","published_on");--> statement-breakpoint
CREATE INDEX "review_newest" ON "review" USING btree ("published_on");--> statement-breakpoint
CREATE INDEX "session_expiry" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "slot_hold_slot" ON "slot_hold" USING btree ("window_id","date");