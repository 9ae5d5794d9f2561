// Boost.JSON from its sources, for the fuzz targets: a fuzzer gets no coverage from a packaged library.
#include <boost/json/src.hpp>
