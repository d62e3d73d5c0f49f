import type { Page, PageRequest } from "./paging.ts";

const pageSize = 500;

/** Every item of a list, page after page. */
export async function* everyItem<Item>(list: (page: PageRequest) => Promise<Page<Item>>): AsyncGenerator<Item> {
  let page = await list({ limit: pageSize });
  yield* page.items;
  while (page.next !== null) {
    page = await list({ limit: pageSize, after: page.next });
    yield* page.items;
  }
}
