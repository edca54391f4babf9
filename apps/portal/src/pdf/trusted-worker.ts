/** As much of Trusted Types as is needed here; browsers without it take the address as it is. */
interface TrustedTypes {
  createPolicy(name: string, rules: { readonly createScriptURL: (url: string) => string }): { createScriptURL(url: string): string };
}

/** Our one named policy: scripts of workers come from our own origin. The content security policy allows no other name. */
const policy = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy("portal", {
  createScriptURL(url) {
    if (new URL(url, location.href).origin !== location.origin) throw new TypeError(`A worker's script must be our own, not ${url}.`);
    return url;
  },
});

/** A worker that runs one of our own built modules. */
export const startWorker = (url: string): Worker => new Worker(policy?.createScriptURL(url) ?? url, { type: "module" });
