// Takes notices of the server while no page of it is open, and leads to the table.
self.addEventListener("push", (event) => {
  const told = event.data.json();
  const shown = { body: told.text, tag: `wartable-${told.table}`, icon: "/icon.svg", data: told.url };
  event.waitUntil(self.registration.showNotification(told.title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data);
  const open = async () => {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const page = pages.find((one) => new URL(one.url).pathname === url.pathname);
    return page ? page.focus() : self.clients.openWindow(url.pathname);
  };
  event.waitUntil(open());
});
