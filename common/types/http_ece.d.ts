declare module 'http_ece' {
  import type {ECDH} from 'node:crypto'

  /** Decrypts a message of Web Push (RFC 8188, RFC 8291). @throws Error for wrong keys */
  export function decrypt(
    body: Buffer,
    keys: {
      readonly version: 'aes128gcm'
      readonly privateKey: ECDH
      /** base64url */
      readonly authSecret: string
    },
  ): Buffer
}
