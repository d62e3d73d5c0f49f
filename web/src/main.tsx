import "@mantine/core/styles.css";
import "./global.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { queryClient } from "./api/query-client.ts";
import { followServerEvents } from "./api/server-events.ts";
import { Shell } from "./shell/shell.tsx";
import { Themed } from "./shell/themed.tsx";

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");

followServerEvents();
createRoot(root).render(
  <Themed>
    <QueryClientProvider client={queryClient}>
      <Shell />
    </QueryClientProvider>
  </Themed>,
);
