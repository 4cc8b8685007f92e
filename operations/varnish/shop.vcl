# An example of an edge that keeps pages: Varnish 7, behind whatever ends TLS. It takes the place of the example of nginx, which keeps files only.
# Change the addresses of the gateways and the token. Start it with `-p http_gzip_support=off`, as the shop compresses, also with Brotli, and set
# TRUST_PROXY, EDGE_PURGE_URL=http://<this>/edge/purge and EDGE_PURGE_TOKEN of the gateways.
vcl 4.1;
import directors;
import std;

probe ready {
  .url = "/readyz";
  .interval = 2s;
  .timeout = 1s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}
backend gateway_1 { .host = "10.0.0.11"; .port = "3000"; .probe = ready; }
backend gateway_2 { .host = "10.0.0.12"; .port = "3000"; .probe = ready; }

sub vcl_init {
  new gateways = directors.round_robin();
  gateways.add_backend(gateway_1);
  gateways.add_backend(gateway_2);
}

sub vcl_recv {
  set req.backend_hint = gateways.backend();

  if (req.url == "/edge/purge") {
    if (req.method != "POST" || req.http.Authorization != "Bearer change-me") {
      return (synth(403));
    }
    if (req.http.Surrogate-Key !~ "^[a-z0-9-]+( [a-z0-9-]+)*$") {
      return (synth(400));
    }
    ban("obj.http.Surrogate-Key ~ (^|[^a-z0-9-])(" + regsuball(req.http.Surrogate-Key, " ", "|") + ")([^a-z0-9-]|$)");
    return (synth(204));
  }

  # What the shop reads in cookies, in a word; it is in the shop's Vary. Nobody else may say it.
  unset req.http.Visitor-Kind;
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  if (req.http.Accept-Encoding ~ "br") {
    set req.http.Accept-Encoding = "br";
  } elseif (req.http.Accept-Encoding ~ "gzip") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  if (req.url ~ "^/(assets|images)/") {
    return (hash);
  }
  if (req.http.Cookie ~ "(^|;\s*)(session_token|auth_token|promo_code|payment_method)=") {
    return (pass);
  }
  if (req.http.Cookie ~ "(^|;\s*)(consent|banner)=") {
    set req.http.Visitor-Kind = "answered";
  } else {
    set req.http.Visitor-Kind = "asked";
  }
  # While gateways are there, a page that is not fresh is shown for ten minutes (stale-while-revalidate); without them, for the day that
  # beresp.grace allows (stale-if-error).
  if (req.restarts == 0 && std.healthy(req.backend_hint)) {
    set req.grace = 10m;
  }
  return (hash);
}

sub vcl_backend_response {
  # A page that is kept is better than a failure, and than one that is for nobody else.
  if (bereq.is_bgfetch && (beresp.status >= 500 || (!beresp.http.Surrogate-Key && bereq.url !~ "^/(assets|images)/"))) {
    return (abandon);
  }
  # Pages have keys, files have versions in their addresses. The rest is not kept.
  if (!beresp.http.Surrogate-Key && bereq.url !~ "^/(assets|images)/") {
    set beresp.ttl = 1s;
    set beresp.uncacheable = true;
    return (deliver);
  }
  if (beresp.http.CDN-Cache-Control ~ "stale-if-error=[0-9]+") {
    set beresp.grace = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*stale-if-error=([0-9]+).*$", "\1s"), 0s);
  }
}

sub vcl_deliver {
  # Once more, for an old page.
  if (resp.status >= 500 && req.restarts == 0 && req.http.Visitor-Kind) {
    return (restart);
  }
  # What is told to forget a page is this edge alone: caches behind it ask each time.
  if (resp.http.Surrogate-Key && !resp.http.Set-Cookie) {
    set resp.http.Cache-Control = "public, max-age=0, must-revalidate";
    set resp.http.Vary = "Accept-Encoding";
  }
  unset resp.http.Surrogate-Key;
  unset resp.http.Surrogate-Control;
  unset resp.http.CDN-Cache-Control;
  unset resp.http.Cache-Tag;
  if (obj.hits > 0) {
    set resp.http.Cache-Status = "edge; hit";
  } else {
    set resp.http.Cache-Status = "edge; fwd=miss";
  }
}
