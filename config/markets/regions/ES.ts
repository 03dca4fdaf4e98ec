import {namedRegions} from './region'

/** The 50 provinces, Ceuta and Melilla, sorted by name (ISO 3166-2:ES codes). */
export const regions = namedRegions(
  'VI Álava;AB Albacete;A Alicante;AL Almería;O Asturias;AV Ávila;BA Badajoz;PM Balears;' +
    'B Barcelona;BI Bizkaia;BU Burgos;CC Cáceres;CA Cádiz;S Cantabria;CS Castellón;' +
    'CE Ceuta;CR Ciudad Real;CO Córdoba;C A Coruña;CU Cuenca;SS Gipuzkoa;GI Girona;' +
    'GR Granada;GU Guadalajara;H Huelva;HU Huesca;J Jaén;LO La Rioja;LE León;L Lleida;' +
    'LU Lugo;M Madrid;MA Málaga;ML Melilla;MU Murcia;NA Navarra;OR Ourense;P Palencia;' +
    'GC Las Palmas;PO Pontevedra;SA Salamanca;TF Santa Cruz de Tenerife;SG Segovia;' +
    'SE Sevilla;SO Soria;T Tarragona;TE Teruel;TO Toledo;V Valencia;VA Valladolid;' +
    'ZA Zamora;Z Zaragoza',
)
