import { Center, Loader } from "@mantine/core";

/** A page or a resource is on its way. */
export function Waiting() {
  return (
    <Center h="100%" mih={120} flex={1}>
      <Loader size="sm" type="dots" color="gray" />
    </Center>
  );
}
