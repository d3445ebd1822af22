// What the browser does for passkeys: making one, and signing with one. All goes as JSON.

/** Whether this browser can; an address without a name, or without https, cannot. */
export function passkeysWork(): boolean {
  return (
    isSecureContext &&
    typeof PublicKeyCredential !== "undefined" &&
    "parseCreationOptionsFromJSON" in PublicKeyCredential
  );
}

export async function makePasskey(options: string): Promise<string> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON,
  );
  return JSON.stringify(await navigator.credentials.create({ publicKey }));
}

export async function signWithPasskey(options: string): Promise<string> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON,
  );
  return JSON.stringify(await navigator.credentials.get({ publicKey }));
}
