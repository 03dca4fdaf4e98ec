import {useId, useRef, useState} from 'react'
import {useTranslate} from '@app/shared/i18n/messages'
import {Button} from '@app/shared/ui/Button'
import {Icon} from '@app/shared/ui/Icon'
import {RareIcon} from '@app/shared/ui/RareIcon'
import {LazyDialog} from '@app/shared/ui/overlay/lazy'
import {mailHref} from '../model/share'
import styles from './ShareDialog.module.css'

export interface ShareDialogProps {
  open: boolean
  onClose: () => void
  /** Name of the product. */
  name: string
  /** Absolute address of the page. */
  url: string
  /** Called when the shopper has chosen a way to share. */
  onShared: (method: 'copy' | 'mail') => void
}

type Copied = 'not yet' | 'done' | 'failed'

/** The ways to share; the "copied" state is reset when the dialog closes. */
function Ways({name, url, onShared}: Pick<ShareDialogProps, 'name' | 'url' | 'onShared'>) {
  const t = useTranslate()
  const fieldId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<Copied>('not yet')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setCopied('done')
      onShared('copy')
    } catch {
      // Without clipboard permission the shopper copies the selected text manually.
      field.current?.select()
      setCopied('failed')
    }
  }
  return (
    <>
      <p className={styles.name}>{name}</p>
      <label htmlFor={fieldId} className={styles.label}>
        {t('share.link')}
      </label>
      <input
        ref={field}
        id={fieldId}
        className={styles.field}
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.ways}>
        <Button block onClick={() => void copy()}>
          {copied === 'done' ? <Icon name="check" size={20} /> : <RareIcon name="link" size={20} />}
          {t(copied === 'done' ? 'share.copied' : 'share.copy')}
        </Button>
        <a
          className={styles.mail}
          href={mailHref(
            t('share.mailSubject', {product: name}),
            `${t('share.mailText')}\n\n${url}`,
          )}
          onClick={() => onShared('mail')}
        >
          <RareIcon name="mail" size={20} />
          {t('share.mail')}
        </a>
      </div>
      <p role="status" className={styles.status}>
        {copied === 'done' && t('share.copiedNotice')}
        {copied === 'failed' && t('share.copyFailed')}
      </p>
    </>
  )
}

/** Dialog that copies the link or sends it by mail. Default export: loaded when it is first opened. */
export default function ShareDialog({open, onClose, ...shared}: ShareDialogProps) {
  const t = useTranslate()
  return (
    <LazyDialog open={open} onClose={onClose} size="small" title={t('share.title')}>
      {open && <Ways {...shared} />}
    </LazyDialog>
  )
}
