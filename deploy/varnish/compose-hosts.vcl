# hosts.vcl of deploy/compose.yaml.
backend shop_1 { .host = "shop-1"; .port = "3000"; .probe = readyz; .connect_timeout = 1s; .first_byte_timeout = 35s; }
backend shop_2 { .host = "shop-2"; .port = "3000"; .probe = readyz; .connect_timeout = 1s; .first_byte_timeout = 35s; }

sub vcl_init {
  new hosts = directors.shard();
  hosts.add_backend(shop_1);
  hosts.add_backend(shop_2);
  hosts.reconfigure();
}
