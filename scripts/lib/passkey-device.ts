import type { CDPSession, Page } from "playwright";

/** Gives the page's browser a device that makes passkeys, and confirms each by itself. */
export async function addPasskeyDevice(page: Page): Promise<{ readonly session: CDPSession; readonly authenticatorId: string }> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const options = {
    protocol: "ctap2",
    transport: "internal",
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  } as const;
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: { ...options, automaticPresenceSimulation: true },
  });
  return { session, authenticatorId };
}
