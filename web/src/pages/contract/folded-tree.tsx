import { Button, Drawer } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconList } from "@tabler/icons-react";
import { useLanguage } from "../../language/use-language.ts";
import { ArticleTree } from "./article-tree.tsx";
import styles from "./articles.module.css";

const texts = { contents: { ko: "차례", en: "Contents" } };

/** The tree of articles on a narrow screen: a sheet that a button opens and a choice closes. */
export function FoldedTree({ onOpen, ...rest }: Parameters<typeof ArticleTree>[0]) {
  const { say } = useLanguage();
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button
        className={styles.contents}
        size="xs"
        variant="default"
        leftSection={<IconList size={15} />}
        onClick={open}
      >
        {say(texts.contents)}
      </Button>
      <Drawer opened={opened} onClose={close} position="bottom" size="75%" title={say(texts.contents)}>
        <ArticleTree
          {...rest}
          onOpen={(start) => {
            close();
            onOpen(start);
          }}
        />
      </Drawer>
    </>
  );
}
