// Boost.JSON from its sources, for the fuzz targets: a fuzzer sees nothing of a packaged library.
#include <boost/json/src.hpp>
