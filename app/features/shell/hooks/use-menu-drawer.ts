import {useState} from 'react'
import {useLocation} from 'react-router-dom'
import {useNavigation} from '@app/features/navigation/public/get-navigation'
import {useTranslate} from '@app/shared/i18n/messages'
import {showToast} from '@app/shared/ui/toast'

/**
 * State of the drawer of the menu. Opening it reads a menu that the page lacks; a failure closes it with a
 * notice, and so does a change of page without one (rule FRAME-9).
 */
export function useMenuDrawer() {
  const t = useTranslate()
  const {key = ''} = useLocation()
  const {data, refetch} = useNavigation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const close = () => setOpenAt(null)
  const open = async () => {
    setOpenAt(key)
    if (data) return
    // A read that is under way is used.
    const {isError} = await refetch({cancelRefetch: false})
    if (!isError) return
    showToast({title: t('menu.error'), status: 'error'})
    close()
  }
  return {isOpen: openAt === key, open: () => void open(), close}
}
