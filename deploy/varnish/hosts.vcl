# The hosts of the shop. Each has its own line here; a host that starts or stops says so by `/readyz`.
backend host_1 { .host = "127.0.0.1"; .port = "3000"; .probe = readyz; .connect_timeout = 1s; .first_byte_timeout = 35s; }

sub vcl_init {
  new hosts = directors.shard();
  hosts.add_backend(host_1);
  hosts.reconfigure();
}
