import { BlockList, isIP } from "node:net";

/** Formats of the configuration schema that ajv does not bring. */
export const formats: Readonly<Record<string, (value: string) => boolean>> = {
  origin: (value) => {
    const url = parse(value);
    return url !== undefined && isHttp(url) && url.origin === value.replace(/\/$/, "").toLowerCase();
  },
  "http-url": (value) => {
    const url = parse(value);
    return url !== undefined && isHttp(url) && !url.search && !url.hash && url.pathname.endsWith("/");
  },
  endpoint: (value) => {
    const url = parse(value);
    return url !== undefined && isHttp(url) && !url.hash;
  },
  "postgres-url": (value) => /^postgres(ql)?:\/\/[^/]*\/[^/?]+(\?|$)/.test(value),
  "smtp-url": (value) => ["smtp:", "smtps:"].includes(parse(value)?.protocol ?? "") && parse(value)?.hostname !== "",
  "contact-uri": (value) => /^(?:https:\/\/|mailto:|tel:)[\x21-\x7e]+$/.test(value) && parse(value) !== undefined,
  "mail-address": (value) => /^[^\s\p{C}@,;:<>()"\\[\]]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,8}[\p{L}\p{N}-]{2,63}$/u.test(value),
  host: (value) => isIP(value) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value),
  authority: (value) => parse(`http://${value}/`)?.host === value.toLowerCase().replace(/:80$/, ""),
  network: isNetwork,
  "time-zone": (value) => {
    try {
      new Intl.DateTimeFormat("en", { timeZone: value });
      return true;
    } catch {
      return false;
    }
  },
};

function parse(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined;
}

function isHttp(url: URL): boolean {
  return (url.protocol === "http:" || url.protocol === "https:") && !url.username && !url.password;
}

function isNetwork(value: string): boolean {
  const [address = "", length, ...rest] = value.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (length === undefined) return true;
  if (!/^\d{1,3}$/.test(length)) return false;
  try {
    new BlockList().addSubnet(address, Number(length), version === 4 ? "ipv4" : "ipv6");
    return true;
  } catch {
    return false;
  }
}
