import {createIntl} from 'react-intl'
import type {Translate} from '@app/shared/i18n/messages'
import messages from '../../../translations/en-GB.json'

const intl = createIntl({locale: 'en-GB', messages})

/** English text of a message, for tests of rules. */
export const englishText: Translate = (id, values) => intl.formatMessage({id}, values)
