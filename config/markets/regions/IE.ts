import {namedRegions} from './region'

/** The 26 counties (ISO 3166-2:IE codes). */
export const regions = namedRegions(
  'CW Carlow;CN Cavan;CE Clare;CO Cork;DL Donegal;D Dublin;G Galway;KY Kerry;KE Kildare;' +
    'KK Kilkenny;LS Laois;LM Leitrim;LK Limerick;LD Longford;LH Louth;MO Mayo;MH Meath;' +
    'MN Monaghan;OY Offaly;RN Roscommon;SO Sligo;TA Tipperary;WD Waterford;WH Westmeath;' +
    'WX Wexford;WW Wicklow',
)
