import { Button, SegmentedControl } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { useState } from "react";
import type { ModelsResource } from "#protocol";
import { useModels, useProviderModels } from "../../api/models.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { ChooseModel } from "./choose-model.tsx";
import styles from "./connect-model.module.css";
import { type ConnectWay, connectWays } from "./connect-ways.ts";
import { VariableField } from "./variable-field.tsx";

const texts = {
  where: { ko: "어디의 모델을 쓸까요?", en: "Where is the model?" },
  key: { ko: "API 키", en: "API key" },
  keyIfAny: { ko: "API 키 (있으면)", en: "API key (if it has one)" },
  address: { ko: "주소 (예: http://127.0.0.1:8000/v1)", en: "Address (such as http://127.0.0.1:8000/v1)" },
  none: {
    ko: "켜져 있는 Ollama, LM Studio, llama.cpp를 찾지 못했습니다. 켠 다음 다시 찾아 주세요.",
    en: "No Ollama, LM Studio or llama.cpp is running. Start one, then look again.",
  },
  again: { ko: "다시 찾기", en: "Look again" },
  fits: (gigabytes: number, billions: number) => ({
    ko: `비어 있는 메모리 ${gigabytes}GB에는 ${billions}B(4비트) 크기까지 어울립니다.`,
    en: `With ${gigabytes} GB of memory free, a model of up to ${billions}B (4-bit) fits.`,
  }),
};

/** Connects a model in steps: where it is, its key or address, which one, and whether it answers. */
export function ConnectModel({ models }: { models: ModelsResource }) {
  const { say } = useLanguage();
  const [name, setName] = useState("local");
  const way = connectWays.find((one) => one.name === name) ?? connectWays[0];
  if (way === undefined) return null;
  return (
    <div className={styles.connect}>
      <SegmentedControl
        fullWidth
        aria-label={say(texts.where)}
        className={styles.ways}
        value={name}
        onChange={setName}
        data={connectWays.map((one) => ({ value: one.name, label: say(one.title) }))}
      />
      <p className={styles.words}>{say(way.words)}</p>
      {way.name === "local" ? <LocalModels {...models} /> : <RemoteModels key={way.name} way={way} models={models} />}
    </div>
  );
}

function LocalModels({ found, memory }: Pick<ModelsResource, "found" | "memory">) {
  const { say } = useLanguage();
  const { refetch, isFetching } = useModels();
  return (
    <>
      {found.length === 0 ? <p className={styles.words}>{say(texts.none)}</p> : null}
      {memory.billions === null ? null : (
        <p className={styles.words}>{say(texts.fits(memory.freeGigabytes, memory.billions))}</p>
      )}
      {found.length === 0 ? null : (
        <ChooseModel
          options={found.map(({ id, server }) => ({
            id,
            label: `${id.slice(id.indexOf(":") + 1)} · ${server}`,
            server,
          }))}
        />
      )}
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        loading={isFetching}
        leftSection={<IconRefresh size={15} />}
        onClick={() => void refetch()}
      >
        {say(texts.again)}
      </Button>
    </>
  );
}

function RemoteModels({ way, models }: { way: ConnectWay; models: ModelsResource }) {
  const { say } = useLanguage();
  const provider = models.providers.find(({ name }) => name === way.name);
  const isReady = provider?.configured === true;
  const list = useProviderModels(way.name, isReady);
  const variable = (name: string | undefined) => provider?.variables.find((one) => one.name === name);
  const [address, key] = [variable(way.address), variable(way.key)];
  const ending = (name: string) => models.secrets.find((secret) => secret.name === name)?.ending ?? null;
  return (
    <>
      {address === undefined ? null : <VariableField variable={address} ending={null} title={say(texts.address)} />}
      {key === undefined ? null : (
        <VariableField
          variable={key}
          ending={ending(key.name)}
          title={say(address === undefined ? texts.key : texts.keyIfAny)}
        />
      )}
      {list.error === null || !isReady ? null : <ErrorNote error={list.error} onRetry={() => void list.refetch()} />}
      {list.data === undefined || !isReady ? null : (
        <ChooseModel options={list.data.map((id) => ({ id: `${way.name}:${id}`, label: id, server: null }))} />
      )}
    </>
  );
}
