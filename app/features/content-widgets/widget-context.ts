import {createContext, useContext} from 'react'
import {NO_WIDGET_DATA, type WidgetData} from './model/widget-data'

const WidgetDataContext = createContext<WidgetData>(NO_WIDGET_DATA)

/** Data of the widgets below; a widget without its data is not shown. */
export const WidgetDataProvider = WidgetDataContext.Provider

/** Data of the widgets of the page; empty until it is loaded. */
export const useWidgetData = (): WidgetData => useContext(WidgetDataContext)
