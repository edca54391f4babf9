# The portal's processes, each with a PORT of its own (deploy/systemd/portal@.service).

probe ready {
    .url = "/readyz";
    .interval = 1s;
    .timeout = 2s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
}

backend portal_3001 {
    .host = "127.0.0.1";
    .port = "3001";
    .probe = ready;
    .connect_timeout = 2s;
    .first_byte_timeout = 30s;
    .between_bytes_timeout = 30s;
}

backend portal_3002 {
    .host = "127.0.0.1";
    .port = "3002";
    .probe = ready;
    .connect_timeout = 2s;
    .first_byte_timeout = 30s;
    .between_bytes_timeout = 30s;
}

sub vcl_init {
    new portal = directors.round_robin();
    portal.add_backend(portal_3001);
    portal.add_backend(portal_3002);
}
