import type {ReactElement} from 'react'
import {JsonLd} from '@app/shared/ui/JsonLd'
import type {StructuredDataProps} from '../public/StructuredData'

/**
 * `StructuredData` in browsers: only documents have structured data, so that browsers do not load the code that writes it.
 * `JsonLd` keeps what the server wrote.
 */
export const StructuredData: (props: StructuredDataProps) => ReactElement = () => <JsonLd json="" />
