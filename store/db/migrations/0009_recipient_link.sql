CREATE TABLE "recipient_link" (
	"order_id" text PRIMARY KEY NOT NULL,
	"nonce" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"name" text NOT NULL,
	"channel" text NOT NULL,
	"receiver" text NOT NULL,
	"price" integer NOT NULL,
	"address" jsonb,
	"expires_at" timestamp with time zone,
	"taken_over_at" timestamp with time zone,
	"chosen_at" timestamp with time zone,
	"ran_out_told_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recipient_link_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "recipient_link" ADD CONSTRAINT "recipient_link_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recipient_link_waiting" ON "recipient_link" USING btree ("expires_at") WHERE "recipient_link"."chosen_at" is null and "recipient_link"."ran_out_told_at" is null;