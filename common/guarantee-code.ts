/** Path of the route of the notice's QR code (`server/app/guarantee-code.ts`). */
export const GUARANTEE_CODE_PATH = '/guarantee-code'

/** Address of the QR code of a site and locale. @param prefix `/deu/de-de` */
export const guaranteeCode = (prefix: string): string => `${GUARANTEE_CODE_PATH}${prefix}.svg`
