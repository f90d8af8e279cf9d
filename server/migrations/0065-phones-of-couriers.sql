-- Older servers kept the number of a courier whose run is over.
update orders set courier_phone = null where courier_phone is not null and state <> 'on its way';
