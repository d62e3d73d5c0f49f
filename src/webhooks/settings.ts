import { z } from "zod";
import { aboutSetting, type WebhookEvent, webAddressSchema, webhookEventSchema } from "#protocol";

const secretSchema = z.union([z.string().min(16), z.strictObject({ env: z.string().min(1) })]);

/** One receiver, as the configuration file names it. */
export const webhookSchema = z.strictObject({
  url: webAddressSchema.meta(aboutSetting("알릴 주소.", "Where deliveries go.")),
  secret: secretSchema.meta(
    aboutSetting(
      "서명에 쓰는 비밀. 값 자체(whsec_…는 base64)이거나 그것이 든 환경 변수.",
      "What deliveries are signed with: the secret itself (whsec_… is base64), or the variable that holds it.",
    ),
  ),
  events: z
    .array(webhookEventSchema)
    .min(1)
    .optional()
    .meta(aboutSetting("알릴 일. 없으면 모두.", "Every event unless some are named.")),
  allowPrivate: z
    .boolean()
    .optional()
    .meta(
      aboutSetting(
        "열린 인터넷이 아닌 주소도 허락합니다.",
        "Allows an address that is not on the open internet, such as a service beside this one.",
      ),
    ),
});
export const webhooksSchema = z.array(webhookSchema).max(50);

export interface Webhook {
  readonly url: string;
  readonly secret: string;
  readonly events: ReadonlySet<WebhookEvent>;
  readonly allowPrivate: boolean;
}
