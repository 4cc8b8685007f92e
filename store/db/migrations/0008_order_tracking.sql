CREATE TABLE "order_photo" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" text NOT NULL,
	"photographer" text NOT NULL,
	"jpeg" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_photo_photographer" UNIQUE("order_id","photographer")
);
--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "tracking_token" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "substitution" text DEFAULT 'ask' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_photo" ADD CONSTRAINT "order_photo_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_tracking_token" ON "order" USING btree ("tracking_token");