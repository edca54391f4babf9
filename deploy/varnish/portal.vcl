# Varnish before the portal's processes, and behind nginx, which has the certificates (docs/deployment.md). It needs vmod-xkey and vmod-var (Debian:
# varnish-modules), two sockets, `web` and `purge`, and http_gzip_support=off, as deploy/systemd/varnish.service.d/portal.conf starts it.
vcl 4.1;

import directors;
import std;
import var;
import xkey;

include "backends.vcl";

sub vcl_recv {
    if (local.socket == "purge") {
        call purge;
    }
    set req.backend_hint = portal.backend();

    # The portal has compressed bodies of the best quality: one object for each form, however it is asked for.
    if (req.http.Accept-Encoding ~ "(?i)(^|,)\s*br\s*(;\s*q=(0?\.0*[1-9]\d*|1(\.0*)?)\s*)?(,|$)") {
        set req.http.Accept-Encoding = "br";
    } elsif (req.http.Accept-Encoding ~ "(?i)(^|,)\s*gzip\s*(;\s*q=(0?\.0*[1-9]\d*|1(\.0*)?)\s*)?(,|$)") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }

    # A purger that is silent may have missed changes: what is older than two seconds is drawn anew, as the portal's processes do then (ADR 40). While
    # no process answers, the last page is shown all the same.
    if (std.time2integer(now, 0) - std.integer(var.global_get("heard"), 0) > 3) {
        set req.ttl = 2s;
        if (std.healthy(req.backend_hint)) {
            set req.grace = 0s;
        }
    }

    if (req.http.Upgrade) {
        return (pipe);
    }
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # What is asked for in somebody's name, or by someone who has just written something, is drawn for them and kept for no one.
    if (req.http.Authorization || req.http.Cookie ~ "(^|;\s*)(__Host-)?wrote=") {
        return (pass);
    }
    # Parts of files are the portal's matter.
    if (req.http.Range && req.url ~ "^/api/mediafile/") {
        return (pass);
    }
    # No page depends on other cookies.
    return (hash);
}

# From the purger (apps/server/src/purger), on a socket that no visitor reaches. Each of its messages says up to which position of the channel of
# changes answers must have come to be stored: one that was made before a purge and arrives after it is not stored.
sub purge {
    if (req.method != "PURGE") {
        return (synth(405));
    }
    var.global_set("position", req.http.portal-position);
    if (req.http.portal-everything) {
        std.ban("obj.status != 0");
    }
    if (req.http.portal-tags) {
        set req.http.purged = xkey.purge(req.http.portal-tags);
    }
    # What is kept is trusted again only when the old is gone.
    var.global_set("heard", "" + std.time2integer(now, 0));
    return (synth(200));
}

sub vcl_pipe {
    set bereq.http.Connection = req.http.Connection;
}

# The portal gives tags and position to who asks for them.
sub vcl_backend_fetch {
    set bereq.http.Surrogate-Capability = {"varnish="cache-tag""};
}

sub vcl_backend_response {
    # The portal could not draw it anew: the kept one stays.
    if (bereq.is_bgfetch && beresp.status >= 500) {
        return (abandon);
    }
    if (beresp.http.Cache-Tag) {
        set beresp.http.xkey = regsuball(beresp.http.Cache-Tag, ",", " ");
    }
    # What is immutable has another address when it has another content: built files, style sheets joined of them, models of documents by their hash. Files of
    # static/ change with a release alone. All else is stored only if it can be purged, and shows every change that Varnish has been told of; before the
    # purger has spoken, nothing is.
    if (beresp.status != 200 || (beresp.http.Cache-Control !~ "immutable" && bereq.url !~ "^/static/")) {
        if (!beresp.http.Cache-Tag || !beresp.http.Portal-Position) {
            set beresp.uncacheable = true;
            set beresp.ttl = 120s;
            return (deliver);
        }
        if (std.integer(beresp.http.Portal-Position, 0) < std.integer(var.global_get("position"), 999999999999999)) {
            set beresp.uncacheable = true;
            set beresp.ttl = 1s;
            return (deliver);
        }
    }
    # Until a page changes by itself, and no longer than the portal allows, it is shown while it is drawn anew.
    set beresp.grace = std.duration(regsub(beresp.http.Cache-Control, "^.*stale-if-error=(\d+).*$", "\1s"), 0s);
    # So that it is asked for with its tag.
    set beresp.keep = 1h;
}

sub vcl_deliver {
    # No one else is told of changes: browsers ask each time, and get 304.
    if (resp.http.Cache-Control ~ "s-maxage=") {
        set resp.http.Cache-Control = "public, max-age=0";
    }
    if (obj.uncacheable) {
        set resp.http.Server-Timing = "varnish;desc=pass";
    } elsif (obj.hits > 0) {
        set resp.http.Server-Timing = "varnish;desc=hit";
    } else {
        set resp.http.Server-Timing = "varnish;desc=miss";
    }
    unset resp.http.Age;
    unset resp.http.Via;
    unset resp.http.X-Varnish;
    unset resp.http.Cache-Tag;
    unset resp.http.xkey;
    unset resp.http.Portal-Position;
}
