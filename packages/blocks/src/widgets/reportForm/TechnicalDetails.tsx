import { type ReactNode, useEffect, useRef, useState } from "react";
import { useHost } from "@portal/react";
import { Field } from "../../ui/form/Field.tsx";
import { FieldGroup } from "../../ui/form/FieldGroup.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { reportFormTexts } from "./texts.ts";

/**
 * Device and public address, as the visitor sees them and may remove them: nothing else of the kind is sent. A script fills them in;
 * without one they are empty.
 */
export function TechnicalDetails(): ReactNode {
  const { device, publicIp } = useHost();
  const t = useTexts(reportFormTexts);
  const described = device && [device.browser, device.os, t(`reportForm.device.${device.deviceType}`)].join(", ");
  return (
    <FieldGroup legend={t("reportForm.technical")} hint={t("reportForm.technicalHint")}>
      <Filled name="device" text={described} />
      <Filled name="publicIp" text={publicIp} />
    </FieldGroup>
  );
}

/** A field that is filled in once, when the text is known and the visitor has not been there. */
function Filled({ name, text }: { readonly name: string; readonly text: string | undefined }): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const [filled, fill] = useState<string>();
  const [isTouched, touch] = useState(false);
  useEffect(() => {
    const input = container.current?.querySelector("input");
    if (text && filled === undefined && !isTouched && input?.value === "") fill(text);
  }, [text, filled, isTouched]);
  return (
    <div ref={container} onInput={() => touch(true)} onFocus={() => touch(true)}>
      <Field key={filled ?? ""} name={name} autoComplete="off" value={filled} optional />
    </div>
  );
}
