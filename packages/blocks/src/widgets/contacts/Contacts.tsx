import type { ReactNode } from "react";
import { safeUrl } from "@portal/core";
import { type WidgetProps } from "@portal/react";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Heading } from "../../ui/Heading.tsx";
import { SafeLink } from "../../ui/SafeLink.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { contactsTexts } from "./texts.ts";
import styles from "./Contacts.module.css";

/** Where the site's owner is and how to reach it, as its identity says; machines read the same by microdata. The map is only a link. */
export function Contacts({ node, page: { site, representatives = [] } }: WidgetProps<"site" | "representatives">): ReactNode {
  const t = useTexts(contactsTexts);
  const { organisation, address, phone, email, openingHours, responsible, map } = site.identity;
  const rows: readonly (readonly [key: keyof typeof contactsTexts.vi, itemProp: string | undefined, value: ReactNode])[] = [
    ["contacts.address", "address", address],
    ["contacts.phone", "telephone", phone && <ContactLink href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</ContactLink>],
    ["contacts.email", "email", email && <ContactLink href={`mailto:${email}`}>{email}</ContactLink>],
    ["contacts.hours", "openingHours", openingHours],
    ["contacts.responsible", undefined, responsible],
  ];
  const known = rows.filter(([, , value]) => value);
  return (
    <section className={styles["contacts"]} itemScope itemType="https://schema.org/GovernmentOffice">
      <Heading level={node.headingLevel ?? 2} className={styles["title"]}>
        {t("contacts.title")}
      </Heading>
      <p className={styles["organisation"]} itemProp="name">
        {organisation ?? site.name}
      </p>
      {known.length === 0 && <EmptyState>{t("contacts.empty")}</EmptyState>}
      {known.length > 0 && (
        <dl className={styles["facts"]}>
          {known.map(([key, itemProp, value]) => (
            <div key={key}>
              <dt>{t(key)}</dt>
              <dd {...(itemProp === undefined ? {} : { itemProp })}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {representatives.length > 0 && (
        <>
          <Heading level={(node.headingLevel ?? 2) + 1}>{t("contacts.representatives")}</Heading>
          <dl className={styles["facts"]}>
            {representatives.map(({ name, value }, index) => (
              <div key={index}>
                <dt>{name}</dt>
                <dd>
                  <ContactLink href={hrefOf(value)}>{value}</ContactLink>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {map && (
        <p className={styles["map"]}>
          <SafeLink href={map} blank>
            {t("contacts.map")}
          </SafeLink>
          <span className={styles["note"]}>{t("contacts.mapNote")}</span>
        </p>
      )}
    </section>
  );
}

/** Of a telephone number or an e-mail address; "" of anything else, which is only read. */
const hrefOf = (value: string): string =>
  /^[^\s@]+@[^\s@]+$/.test(value) ? `mailto:${value}` : /^[+\d][\d\s().-]{5,}$/.test(value) ? `tel:${value.replace(/[^\d+]/g, "")}` : "";

/** Leads to a program of the visitor's, where the address can. */
function ContactLink({ href, children }: { readonly href: string; readonly children: string }): ReactNode {
  const safe = /:./.test(href) ? safeUrl(href) : undefined;
  return safe === undefined ? children : <a href={safe}>{children}</a>;
}
