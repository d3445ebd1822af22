# What a page says that could not be loaded, or only in part.
client-part-missing = Part of this page could not be loaded. You may be offline, or the server may have a new version.
client-reload = Reload the page
client-slow = This page is taking a long time to load.
