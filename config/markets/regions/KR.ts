import {localRegions} from './region'

/** The cities and provinces of the first level (ISO 3166-2 codes). */
export const regions = localRegions(
  'KR',
  'ko',
  '11 Seoul 서울특별시;26 Busan 부산광역시;27 Daegu 대구광역시;28 Incheon 인천광역시;' +
    '29 Gwangju 광주광역시;30 Daejeon 대전광역시;31 Ulsan 울산광역시;50 Sejong 세종특별자치시;' +
    '41 Gyeonggi 경기도;42 Gangwon 강원특별자치도;43 North Chungcheong 충청북도;' +
    '44 South Chungcheong 충청남도;45 North Jeolla 전북특별자치도;46 South Jeolla 전라남도;' +
    '47 North Gyeongsang 경상북도;48 South Gyeongsang 경상남도;49 Jeju 제주특별자치도',
)
