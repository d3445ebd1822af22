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
    // A page that looks back at an older moment does not show the question.
    const page = pages.find((one) => one.url === new URL(url.pathname, self.location).href);
    return page ? page.focus() : self.clients.openWindow(url.pathname);
  };
  event.waitUntil(open());
});
