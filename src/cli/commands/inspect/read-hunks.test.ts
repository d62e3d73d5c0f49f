import assert from "node:assert/strict";
import { test } from "node:test";
import { readHunks } from "./read-hunks.ts";

test("the lines that a diff adds, by file; what it only removes leaves none, and content that looks like a header is content", () => {
  const diff = `diff --git a/글.md b/글.md
--- a/글.md
+++ b/글.md
@@ -3,0 +4,2 @@ 제목
++++ b/other.md
+@@ -1 +1 @@
@@ -9 +11 @@
-옛 줄
+새 줄
diff --git a/b c.txt b/b c.txt
--- a/b c.txt\t
+++ b/b c.txt\t
@@ -2,3 +1,0 @@
-하나
-둘
-셋
diff --git a/photo.png b/photo.png
Binary files a/photo.png and b/photo.png differ
diff --git "a/tab\\tname" "b/tab\\tname"
--- "a/tab\\tname"
+++ "b/tab\\tname"
@@ -1 +1 @@
-a
+b
`;
  assert.deepEqual(Object.fromEntries(readHunks(diff)), {
    "글.md": [
      { from: 4, to: 5 },
      { from: 11, to: 11 },
    ],
    "b c.txt": [],
  });
});
