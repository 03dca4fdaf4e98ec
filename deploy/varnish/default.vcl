# Varnish 7 in front of the hosts of a shop; docs/guides/cdn.md. Needs Debian's `varnish` and `varnish-modules`.
#
#   varnishd -f /etc/varnish/default.vcl -p http_gzip_support=off -s malloc,2G -a :80
#
# - `http_gzip_support=off`: hosts compress pages with Brotli, which Varnish would not ask for.
# - CDN_PURGE_TOKEN in Varnish's environment allows purges; without it there are none.
# - hosts.vcl beside this file names the hosts.
# - TLS ends before Varnish: in Hitch, nginx or a balancer, by the PROXY protocol (`-a :8443,PROXY`).
vcl 4.1;

import directors;
import std;
import xkey;

# A host that is busy answers late: only four failures of five take it out. Until then others are asked again.
probe readyz {
  .url = "/readyz";
  .interval = 1s;
  .timeout = 5s;
  .window = 5;
  .threshold = 2;
}

include "hosts.vcl";

sub vcl_recv {
  if (req.method == "PURGE") { call purge; }
  if (req.restarts == 0) {
    # Only the edge sets these, never a client.
    unset req.http.X-Forwarded-Host;
    unset req.http.X-Forwarded-Proto;
    unset req.http.X-Edge-Stale;
    unset req.http.X-Edge-Shared;
    unset req.http.Surrogate-Key;
    if (req.http.X-Correlation-Id !~ "^[\w-]{8,64}$") {
      set req.http.X-Correlation-Id = std.time2integer(now, 0) + "-" + req.xid;
    }
    call strip_tracking;
  }
  if (req.method !~ "^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$") { return (synth(405)); }
  call find_shared;
  if (!req.http.X-Edge-Shared) { return (pass); }

  # What is the same for all visitors is asked for without anything of the visitor.
  unset req.http.Cookie;
  unset req.http.Authorization;
  if (req.http.Range || req.http.Accept-Encoding !~ "(?i)\b(br|gzip)\b") {
    # A range counts bytes of the file as it is.
    unset req.http.Accept-Encoding;
  } elsif (req.http.Accept-Encoding ~ "(?i)\bbr\b" && req.http.Accept-Encoding !~ "(?i)\bbr\s*;\s*q=0(\.0*)?\s*(,|$)") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding !~ "(?i)\bgzip\s*;\s*q=0(\.0*)?\s*(,|$)") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  set req.backend_hint = hosts.backend();
  set req.grace = 365d;
  if (req.http.X-Edge-Stale == "refused") { set req.grace = 0s; }
  return (hash);
}

# Addresses whose answers may be the same for all: pages with site and locale, but for previews; files of bundles;
# caching proxies and pictures; reads of the catalogue. `/` is no page: it leads to a language.
sub find_shared {
  unset req.http.X-Edge-Shared;
  if (req.method !~ "^(GET|HEAD)$" || req.http.Content-Length || req.http.Transfer-Encoding) { return; }
  if (req.url ~ "[?&]preview=") { return; }
  if (req.url ~ "^/[a-z]{2,12}/[a-z]{2,3}-[a-z-]{2,8}(/|\?|$)") {
    set req.http.X-Edge-Shared = "page";
    set req.url = std.querysort(req.url);
  } elsif (req.url ~ "^/(mobify/(bundle|caching|proxy/static)|services/catalogue)/") {
    set req.http.X-Edge-Shared = "file";
  }
}

# The parameters of `common/page-query.ts` that change no page.
sub strip_tracking {
  if (req.url ~ "\?") {
    set req.url = regsuball(req.url,
      "([?&])((utm_[a-z]+|gclid|gbraid|wbraid|fbclid|msclkid|dclid|_ga|mc_[ce]id)(=[^&]*)?(&|$))+", "\1");
    set req.url = regsub(req.url, "[?&]+$", "");
  }
}

# The host's name is not in the key: pages have absolute addresses from the configuration alone.
sub vcl_hash { hash_data(req.url); return (lookup); }

# `PURGE /` with a `Surrogate-Key` removes what has one of the keys (`product:1`, `site:DEU`, `url:/deu/de-de/home`);
# without, all.
sub purge {
  if (!std.getenv("CDN_PURGE_TOKEN")) { return (synth(404)); }
  if (req.http.Authorization != "Bearer " + std.getenv("CDN_PURGE_TOKEN")) { return (synth(401)); }
  if (req.http.Surrogate-Key) { return (synth(200, "purged " + xkey.purge(req.http.Surrogate-Key))); }
  ban("obj.status != 0");
  return (synth(200, "purged all"));
}

sub vcl_backend_fetch {
  # A page goes to the same host each time, which has it; everything else goes round. A retry goes to another host.
  if (bereq.http.X-Edge-Shared && !bereq.uncacheable) {
    set bereq.backend = hosts.backend(by=HASH, alt=bereq.retries);
  } else {
    set bereq.backend = hosts.backend(by=KEY, key=hosts.key(bereq.http.X-Correlation-Id), alt=bereq.retries);
  }
}

sub vcl_backend_response {
  if (bereq.method ~ "^(GET|HEAD)$") {
    # Whole answers only: when a host dies in the middle of one, another host is asked.
    set beresp.do_stream = false;
    if (beresp.status >= 500 && !bereq.uncacheable) {
      # The old answer stays, if there is one.
      if (bereq.is_bgfetch) { return (abandon); }
      if (bereq.retries < 1) { return (retry); }
      if (bereq.http.X-Edge-Stale == "refused") { return (abandon); }
    }
  }
  if (bereq.uncacheable) { return (deliver); }
  if (beresp.status >= 500) {
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    return (deliver);
  }
  if (bereq.is_bgfetch && beresp.http.X-Page-Missing) { return (abandon); }
  if (beresp.http.Set-Cookie || !beresp.http.Cache-Control || beresp.http.Cache-Control ~ "(?i)(no-store|no-cache|private)"
    || (beresp.http.Vary && beresp.http.Vary !~ "(?i)^accept-encoding$")) {
    # One visitor's answer: for two minutes requests for this address do not wait for each other.
    set beresp.uncacheable = true;
    set beresp.ttl = 120s;
    return (deliver);
  }
  # Time to live and grace are s-maxage and stale-while-revalidate; pages may be older when no host renders them.
  if (beresp.http.Surrogate-Control ~ "stale-if-error=\d+") {
    set beresp.grace = std.duration(
      regsub(beresp.http.Surrogate-Control, "^.*stale-if-error=(\d+).*$", "\1s"), beresp.grace);
  }
  set beresp.http.xkey = beresp.http.Surrogate-Key;
  unset beresp.http.Surrogate-Key;
  # A host refreshes a page while it sends the old one.
  if (beresp.ttl <= 0s) { set beresp.ttl = 2s; }
  return (deliver);
}

sub vcl_backend_error {
  if (bereq.method ~ "^(GET|HEAD)$") {
    if (bereq.retries < 2) { return (retry); }
    if (bereq.is_bgfetch || bereq.http.X-Edge-Stale == "refused") { return (abandon); }
  }
  set beresp.status = 503;
  set beresp.http.Content-Type = "text/html; charset=utf-8";
  set beresp.http.Content-Security-Policy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.Retry-After = "5";
  synthetic({"<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>We will be right back</title><h1>We will be right back</h1><p>Please try again in a minute.</p></html>"});
  return (deliver);
}

# An old page is sent while it is refreshed for stale-while-revalidate. After that a new one is waited for, and the old
# one sent if that fails (stale-if-error), or at once without a healthy host.
sub vcl_hit {
  set req.http.X-Edge-State = "hit";
  if (obj.ttl < 0s) {
    set req.http.X-Edge-State = "stale";
    if (!req.http.X-Edge-Stale && std.healthy(req.backend_hint) && obj.ttl + std.duration(
      regsub(obj.http.Surrogate-Control, "^.*stale-while-revalidate=(\d+).*$", "\1s"), 4h) < 0s) {
      set req.http.X-Edge-Stale = "refused";
      return (restart);
    }
  }
}

sub vcl_miss { set req.http.X-Edge-State = "miss"; }
sub vcl_pass { set req.http.X-Edge-State = "pass"; }

sub vcl_deliver {
  set resp.http.X-Edge-Cache = req.http.X-Edge-State;
  if (req.http.X-Edge-State != "miss" && req.http.X-Edge-State != "pass") {
    set resp.http.X-Correlation-Id = req.http.X-Correlation-Id;
  }
  unset resp.http.xkey;
  unset resp.http.Surrogate-Control;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
}

sub vcl_synth {
  if (req.http.X-Edge-Stale == "refused") {
    set req.http.X-Edge-Stale = "wanted";
    return (restart);
  }
  set resp.http.Content-Type = "text/plain; charset=utf-8";
  set resp.http.Cache-Control = "no-store";
  synthetic(resp.reason + {"
"});
  return (deliver);
}
