CREATE TABLE "order_access" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_access_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"session_id" uuid,
	"user_id" uuid,
	CONSTRAINT "order_access_session" UNIQUE("order_id","session_id"),
	CONSTRAINT "order_access_user" UNIQUE("order_id","user_id"),
	CONSTRAINT "order_access_one" CHECK (num_nonnulls("order_access"."session_id", "order_access"."user_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "share_token" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "order_access" ADD CONSTRAINT "order_access_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_access" ADD CONSTRAINT "order_access_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_access" ADD CONSTRAINT "order_access_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_access_of_session" ON "order_access" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "order_access_of_user" ON "order_access" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_share_token" ON "order" USING btree ("share_token");