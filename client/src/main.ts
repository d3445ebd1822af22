import "./fonts.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";

const target = document.getElementById("app")!;
// What stands there until this runs has said enough.
target.replaceChildren();
mount(App, { target });
